import type { StateWordings } from '../stateWordings';

/** Iowa: the rejections of Iowa Code 516A.1. To be reviewed by counsel. */
export const IA: StateWordings = {
  um_rejection: [
    {
      version: '2026-11',
      en: 'Iowa law gives me this coverage unless I reject it in writing (Iowa Code 516A.1). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Iowa me da esta cobertura salvo que la rechace por escrito (Código de Iowa 516A.1). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Iowa law gives me this coverage unless I reject it in writing (Iowa Code 516A.1). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Iowa me da esta cobertura salvo que la rechace por escrito (Código de Iowa 516A.1). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
};
