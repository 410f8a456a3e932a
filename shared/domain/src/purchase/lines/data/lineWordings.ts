import type { StateCode } from '../../../entities/codes';
import type { LineId } from '../../../entities/coverageChoice';
import type { SignedWording } from '../../../states/legalText';

type Wordings = readonly [SignedWording, ...SignedWording[]];

/** Choosing limits below the liability limits, in one state's words for its law. */
const lowerLimits = (en: string, es: string): Wordings => [
  {
    version: '2026-11',
    en: `${en} I choose lower limits: the lowest that the state allows. They are shown above. Other drivers may be able to hurt me and my passengers for more than this coverage pays. This holds for every insured person and for each renewal of the policy until I ask for higher limits in writing.`,
    es: `${es} Elijo límites más bajos: los mínimos que permite el estado. Están indicados arriba. Las lesiones que otro conductor me cause a mí y a mis pasajeros pueden costar más de lo que paga esta cobertura. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida límites más altos por escrito.`,
  },
];

/**
 * What is signed to turn down a line that has no wording as a rejection (`states/data`), newest first. Pennsylvania's are
 * the words of 75 Pa.C.S. 1705 and 1738. To be reviewed by counsel.
 */
export const LINE_WORDINGS: Partial<Record<StateCode, Partial<Record<LineId, Wordings>>>> = {
  IL: {
    um_limits: lowerLimits(
      'Illinois law gives me uninsured motorist coverage at the limits of my liability coverage unless I choose lower ones (215 ILCS 5/143a-2).',
      'La ley de Illinois me da la cobertura de conductor sin seguro con los límites de mi cobertura de responsabilidad salvo que yo elija otros más bajos (215 ILCS 5/143a-2).',
    ),
  },
  IN: {
    um_limits: lowerLimits(
      'Indiana law gives me uninsured motorist coverage at the limits of my liability coverage unless I choose lower ones in writing (IC 27-7-5-2).',
      'La ley de Indiana me da la cobertura de conductor sin seguro con los límites de mi cobertura de responsabilidad salvo que yo elija otros más bajos por escrito (IC 27-7-5-2).',
    ),
  },
  KS: {
    um_limits: lowerLimits(
      'Kansas law gives me uninsured motorist coverage at the limits of my liability coverage unless I choose lower ones in writing (K.S.A. 40-284).',
      'La ley de Kansas me da la cobertura de conductor sin seguro con los límites de mi cobertura de responsabilidad salvo que yo elija otros más bajos por escrito (K.S.A. 40-284).',
    ),
  },
  TX: {
    um_uim: [
      {
        version: '2026-11',
        en: 'Texas law gives me uninsured or underinsured motorist coverage unless I reject it in writing (Insurance Code 1952.101). It is one coverage. It pays for injuries to me and my passengers and for damage to my car when the driver at fault has no insurance, has too little, or cannot be found. I reject it for the vehicles named above, except for any part that my package includes. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
        es: 'La ley de Texas me da la cobertura de conductor sin seguro o con seguro insuficiente salvo que la rechace por escrito (Código de Seguros 1952.101). Es una sola cobertura. Paga las lesiones mías y de mis pasajeros y los daños de mi auto cuando el conductor culpable no tiene seguro, no tiene suficiente o no se le encuentra. La rechazo para los vehículos indicados arriba, salvo la parte que mi paquete incluya. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
      },
    ],
  },
  WI: {
    medical: [
      {
        version: '2026-11',
        en: 'Wisconsin law requires my insurer to offer me medical payments coverage of at least $1,000 (Wis. Stat. 632.32(4)(a)). It pays medical bills for me and my passengers, no matter who is at fault. I reject it for the vehicles named above. This holds for each renewal of the policy until I ask for the coverage.',
        es: 'La ley de Wisconsin exige que mi aseguradora me ofrezca una cobertura de gastos médicos de al menos $1,000 (Wis. Stat. 632.32(4)(a)). Paga los gastos médicos míos y de mis pasajeros, sin importar quién tenga la culpa. La rechazo para los vehículos indicados arriba. Esto vale para cada renovación de la póliza hasta que yo pida la cobertura.',
      },
    ],
  },
  PA: {
    stacking_um: [
      {
        version: '2026-11',
        en: 'By signing this waiver, I am rejecting stacked limits of uninsured motorist coverage under the policy for myself and members of my household under which the limits of coverage available would be the sum of limits for each motor vehicle insured under the policy. Instead, the limits of coverage that I am purchasing shall be reduced to the limits stated in the policy. I knowingly and voluntarily reject the stacked limits of coverage. I understand that my premiums will be reduced if I reject this coverage.',
        es: 'Al firmar esta renuncia, rechazo los límites acumulados (stacked) de la cobertura de conductor sin seguro de la póliza, para mí y para los miembros de mi hogar, con los cuales los límites de cobertura disponibles serían la suma de los límites de cada vehículo de motor asegurado en la póliza. En su lugar, los límites de la cobertura que compro se reducirán a los límites indicados en la póliza. Rechazo los límites acumulados de cobertura a sabiendas y por mi propia voluntad. Entiendo que mis primas se reducirán si rechazo esta cobertura.',
      },
    ],
    stacking_uim: [
      {
        version: '2026-11',
        en: 'By signing this waiver, I am rejecting stacked limits of underinsured motorist coverage under the policy for myself and members of my household under which the limits of coverage available would be the sum of limits for each motor vehicle insured under the policy. Instead, the limits of coverage that I am purchasing shall be reduced to the limits stated in the policy. I knowingly and voluntarily reject the stacked limits of coverage. I understand that my premiums will be reduced if I reject this coverage.',
        es: 'Al firmar esta renuncia, rechazo los límites acumulados (stacked) de la cobertura de conductor con seguro insuficiente de la póliza, para mí y para los miembros de mi hogar, con los cuales los límites de cobertura disponibles serían la suma de los límites de cada vehículo de motor asegurado en la póliza. En su lugar, los límites de la cobertura que compro se reducirán a los límites indicados en la póliza. Rechazo los límites acumulados de cobertura a sabiendas y por mi propia voluntad. Entiendo que mis primas se reducirán si rechazo esta cobertura.',
      },
    ],
    tort: [
      {
        version: '2026-11',
        en: [
          'NOTICE TO NAMED INSUREDS',
          'A. “Limited Tort” Option—The laws of the Commonwealth of Pennsylvania give you the right to choose a form of insurance that limits your right and the right of members of your household to seek financial compensation for injuries caused by other drivers. Under this form of insurance, you and other household members covered under this policy may seek recovery for all medical and other out-of-pocket expenses, but not for pain and suffering or other nonmonetary damages unless the injuries suffered fall within the definition of “serious injury” as set forth in the policy or unless one of several other exceptions noted in the policy applies. The annual premium for basic coverage as required by law under this “limited tort” option is {{limited}}. Additional coverages under this option are available at additional cost.',
          'B. “Full Tort” Option—The laws of the Commonwealth of Pennsylvania also give you the right to choose a form of insurance under which you maintain an unrestricted right for you and the members of your household to seek financial compensation for injuries caused by other drivers. Under this form of insurance, you and other household members covered under this policy may seek recovery for all medical and other out-of-pocket expenses and may also seek financial compensation for pain and suffering and other nonmonetary damages as a result of injuries caused by other drivers. The annual premium for basic coverage as required by law under this “full tort” option is {{full}}. Additional coverages under this option are available at additional cost.',
          'C. You may contact your insurance agent, broker or company to discuss the cost of other coverages.',
          'D. If you wish to choose the “limited tort” option described in paragraph A, you must sign this notice where indicated below and return it. If you do not sign and return this notice, you will be considered to have chosen the “full tort” coverage as described in paragraph B and you will be charged the “full tort” premium.',
          'I wish to choose the “limited tort” option described in paragraph A.',
        ].join('\n\n'),
        es: [
          'AVISO A LOS ASEGURADOS NOMBRADOS',
          'A. Opción “Limited Tort” (derecho limitado a demandar): Las leyes de la Mancomunidad de Pensilvania le dan el derecho de elegir una forma de seguro que limita su derecho y el de los miembros de su hogar a pedir compensación económica por lesiones causadas por otros conductores. Con esta forma de seguro, usted y los demás miembros del hogar cubiertos por esta póliza pueden reclamar todos los gastos médicos y otros gastos pagados de su bolsillo, pero no por el dolor y el sufrimiento ni por otros daños no monetarios, salvo que las lesiones sufridas correspondan a la definición de “lesión grave” de la póliza o que se aplique una de las demás excepciones indicadas en ella. La prima anual de la cobertura básica exigida por ley con esta opción “limited tort” es de {{limited}}. Hay coberturas adicionales con esta opción por un costo adicional.',
          'B. Opción “Full Tort” (derecho completo a demandar): Las leyes de la Mancomunidad de Pensilvania también le dan el derecho de elegir una forma de seguro con la que conserva un derecho ilimitado, suyo y de los miembros de su hogar, a pedir compensación económica por lesiones causadas por otros conductores. Con esta forma de seguro, usted y los demás miembros del hogar cubiertos por esta póliza pueden reclamar todos los gastos médicos y otros gastos pagados de su bolsillo, y también pedir compensación por el dolor y el sufrimiento y otros daños no monetarios que resulten de lesiones causadas por otros conductores. La prima anual de la cobertura básica exigida por ley con esta opción “full tort” es de {{full}}. Hay coberturas adicionales con esta opción por un costo adicional.',
          'C. Puede comunicarse con su agente, corredor o compañía de seguros para hablar del costo de otras coberturas.',
          'D. Si desea elegir la opción “limited tort” descrita en el párrafo A, debe firmar este aviso donde se indica abajo y devolverlo. Si no firma y devuelve este aviso, se considerará que eligió la cobertura “full tort” descrita en el párrafo B y se le cobrará la prima de “full tort”.',
          'Deseo elegir la opción “limited tort” descrita en el párrafo A.',
        ].join('\n\n'),
      },
    ],
  },
};
