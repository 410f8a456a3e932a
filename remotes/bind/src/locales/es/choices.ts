import type { choices as english } from '../en/choices';

export const choices: typeof english = {
  occupation: {
    disabled: 'Con discapacidad',
    employed: 'Con empleo',
    homemaker: 'Se dedica al hogar',
    retired: 'Jubilado o jubilada',
    student: 'Estudiante',
    unemployed: 'Sin empleo',
  },
  relationship: {
    me: 'Soy yo',
    spouse: 'Cónyuge',
    dependent: 'Dependiente',
    son: 'Hijo',
    daughter: 'Hija',
    other: 'Otra persona del hogar',
    unspecified: 'Prefiero no decirlo',
  },
  ownership: { owned: 'Es propia', rented: 'La alquilo' },
  communication: { email: 'Correo electrónico', text: 'Mensaje de texto', both: 'Ambos' },
};
