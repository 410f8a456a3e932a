import type { Company } from '../carrierData';

export const FCIC_COMPANY: Company = {
  legalName: 'Fairway Casualty Insurance Company',
  addressLines: ['110 Example Plaza', 'Chicago, IL 60601'],
  companyNumber: '00110',
};
