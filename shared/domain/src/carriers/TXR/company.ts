import type { Company } from '../carrierData';

export const TXR_COMPANY: Company = {
  legalName: 'Texas Road Mutual Insurance Company',
  addressLines: ['140 Example Road', 'Austin, TX 78701'],
  companyNumber: '00140',
};
