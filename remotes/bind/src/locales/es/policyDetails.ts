import type { PolicyDetailsTexts } from '../en/policyDetails';

export const policyDetails: PolicyDetailsTexts = {
  heading: 'Su solicitud empieza aquí',
  lead: 'Para quién es la póliza, dónde se guardan los autos y cuándo empieza.',
};
