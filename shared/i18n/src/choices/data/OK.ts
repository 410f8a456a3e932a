import type { StateWordings } from '../stateWordings';

/** Oklahoma: the rejection of 36 O.S. 3636, which also covers underinsured drivers. To be reviewed by counsel. */
export const OK: StateWordings = {
  um_rejection: [
    {
      version: '2026-11',
      en: 'Oklahoma law gives me uninsured motorist coverage unless I reject it in writing (36 O.S. 3636). It pays for injuries to me and my passengers when the driver at fault has no insurance, too little of it, or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Oklahoma me da la cobertura de conductor sin seguro salvo que la rechace por escrito (36 O.S. 3636). Paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro, tiene muy poco o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
};
