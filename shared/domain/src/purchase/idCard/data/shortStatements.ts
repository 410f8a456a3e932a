import type { StateCard } from '../stateCard';

const COMMON = { isPrescribed: false, showsAddress: true, isReviewed: false } as const;

const carried = (state: string): StateCard['statement'] => ({
  en: `${state} requires financial responsibility for this vehicle. Keep this card in the vehicle, on paper or on your phone, and show it when an officer or anyone in an accident with you asks for it.`,
});

export const AR: StateCard = {
  ...COMMON,
  title: 'Arkansas Insurance Identification Card',
  statement: carried('Arkansas'),
  source: 'Ark. Code Ann. § 27-22-104',
};

/** The statute requires the kind of coverage and an emergency telephone number. */
export const IA: StateCard = {
  ...COMMON,
  title: 'Iowa Financial Liability Coverage Card',
  statement: {
    en: 'This vehicle has financial liability coverage. Keep this card in the vehicle, on paper or on your phone, and show it when a peace officer asks for it.',
  },
  source: 'Iowa Code § 321.20B; 761 Iowa Admin. Code ch. 641',
};

export const IN: StateCard = {
  ...COMMON,
  title: 'Indiana Insurance Identification Card',
  statement: carried('Indiana'),
  source: 'Ind. Code § 9-25-4-1',
};

export const KS: StateCard = {
  ...COMMON,
  title: 'Kansas Insurance Identification Card',
  statement: carried('Kansas'),
  source: 'Kan. Stat. Ann. § 40-3104',
};

export const MO: StateCard = {
  ...COMMON,
  title: 'Missouri Insurance Identification Card',
  statement: { en: 'THIS CARD MUST BE CARRIED IN THE INSURED MOTOR VEHICLE FOR PRODUCTION UPON DEMAND' },
  isPrescribed: true,
  source: 'Mo. Rev. Stat. § 303.024.2(6)',
};

/** The regulation requires this title or an equivalent one. */
export const OH: StateCard = {
  ...COMMON,
  title: 'Ohio Financial Responsibility Identification Card',
  statement: carried('Ohio'),
  source: 'Ohio Rev. Code § 4509.103; Ohio Admin. Code 4501:1-2-02',
};

export const OK: StateCard = {
  ...COMMON,
  title: 'Oklahoma Owner’s Security Verification Form',
  statement: {
    en: 'A liability insurance policy was issued under the Compulsory Insurance Law of Oklahoma. Keep this form in the vehicle at all times. Any driver of the vehicle must show it when a law enforcement officer or the Department of Public Safety asks for it and, after a collision, to any person affected.',
  },
  showsAddress: false,
  source: 'Okla. Stat. tit. 47, §§ 7-600 to 7-602',
};

export const WI: StateCard = {
  ...COMMON,
  title: 'Wisconsin Insurance Identification Card',
  statement: carried('Wisconsin'),
  source: 'Wis. Stat. §§ 344.61 to 344.63',
};
