import type { Company } from '../carrierData';

export const IIC_COMPANY: Company = {
  legalName: 'Inland Insurance Company',
  addressLines: ['150 Example Plaza', 'Chicago, IL 60601'],
  companyNumber: '00150',
};
