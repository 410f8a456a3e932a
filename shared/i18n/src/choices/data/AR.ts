import type { StateWordings } from '../stateWordings';

/** Arkansas: the rejections of A.C.A. 23-89-202, 209, 403 and 404. To be reviewed by counsel. */
export const AR: StateWordings = {
  um_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-403). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-403). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-209). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-209). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-404). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-404). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  pip_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me three no-fault benefits unless I reject them in writing (A.C.A. 23-89-202 and 23-89-203): medical and hospital bills up to $5,000 a person, income lost through an injury, and a benefit for accidental death. They are paid whoever is at fault. I reject all three for the vehicles named above. Medical payments coverage that my policy includes stays as it is. This holds for every insured person and for each renewal of the policy until I ask for the benefits in writing.',
      es: 'La ley de Arkansas me da tres beneficios sin importar la culpa salvo que los rechace por escrito (A.C.A. 23-89-202 y 23-89-203): gastos médicos y de hospital hasta $5,000 por persona, ingresos perdidos por una lesión y un beneficio por muerte accidental. Se pagan sin importar quién tenga la culpa. Rechazo los tres para los vehículos indicados arriba. La cobertura de pagos médicos que incluya mi póliza sigue igual. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida los beneficios por escrito.',
    },
  ],
};
