import type { Relationship } from '@shared/domain';
import type { Occupation } from '@shared/domain/purchase';

const occupation: Record<Occupation, string> = {
  disabled: 'Disabled',
  employed: 'Employed',
  homemaker: 'Homemaker',
  retired: 'Retired',
  student: 'Student',
  unemployed: 'Unemployed',
};

const relationship: Record<Relationship, string> = {
  me: 'This is me',
  spouse: 'Spouse',
  dependent: 'Dependent',
  son: 'Son',
  daughter: 'Daughter',
  other: 'Someone else in the household',
  unspecified: 'I’d rather not say',
};

/** Labels of the purchase's short choices. */
export const choices = {
  occupation,
  relationship,
  ownership: { owned: 'I own it', rented: 'I rent it' },
  communication: { email: 'Email', text: 'Text message', both: 'Both' },
};
