import type { StateWordings } from '../stateWordings';

/** Texas: the rejections of Insurance Code 1952.101 and 1952.152. To be reviewed by counsel. */
export const TX: StateWordings = {
  um_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  pip_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me personal injury protection unless I reject it in writing (Insurance Code 1952.152). It pays medical bills, lost income and household services for me and my passengers, whoever is at fault. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da la protección contra lesiones personales salvo que la rechace por escrito (Código de Seguros 1952.152). Paga gastos médicos, ingresos perdidos y servicios del hogar para mí y mis pasajeros, sin importar quién tenga la culpa. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
};
