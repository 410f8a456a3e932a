import type { Company } from '../carrierData';

export const USIC_COMPANY: Company = {
  legalName: 'Union Summit Insurance Company',
  addressLines: ['130 Example Plaza', 'Chicago, IL 60601'],
  companyNumber: '00130',
};
