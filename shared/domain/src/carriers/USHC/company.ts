import type { Company } from '../carrierData';

export const USHC_COMPANY: Company = {
  legalName: 'United Shore Home & Car Insurance Company',
  addressLines: ['120 Example Plaza', 'Chicago, IL 60601'],
  companyNumber: '00120',
};
