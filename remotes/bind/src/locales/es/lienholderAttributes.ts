import type { LienholderAttributes } from '../en/lienholderAttributes';
import { policyAttributes } from './policyAttributes';

export const lienholderAttributes: LienholderAttributes = {
  name: 'Nombre del prestamista o de la arrendadora',
  line1: policyAttributes.line1,
  line2: 'Oficina, piso o apartado postal',
  city: policyAttributes.city,
  state: policyAttributes.state,
  zip_code: policyAttributes.zip_code,
};
