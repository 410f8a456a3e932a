import type { PolicyAttributes } from '../en/policyAttributes';

export const policyAttributes: PolicyAttributes = {
  duration: 'Duración de la póliza',
  effective: 'Fecha de inicio',
  first_name: 'Nombre',
  last_name: 'Apellido',
  ownership: 'Vivienda',
  current_residence_date: 'Fecha en que se mudó',
  line1: 'Calle y número',
  line2: 'Apartamento, suite o unidad',
  zip_code: 'Código postal',
  city: 'Ciudad',
  state: 'Estado',
  mailing: 'Dirección postal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  communication_preference: 'Forma de contacto preferida',
};
