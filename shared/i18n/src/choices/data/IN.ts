import type { StateWordings } from '../stateWordings';

/** Indiana: the rejections of IC 27-7-5-2. To be reviewed by counsel. */
export const IN: StateWordings = {
  um_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
};
