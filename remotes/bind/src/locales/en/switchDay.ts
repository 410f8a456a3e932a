/** The switch from the old policy to the new one, on the final page. */
export const switchDay = {
  switchDay: {
    title: 'Switch without a gap',
    lead: 'Your new policy is in place at 12:01 a.m. on {{date}}. Most policies end at 12:01 a.m. too, so the old one can end that day.',
    ends: 'When does your old policy end?',
    endsHint: 'Month, day, year. It’s on your insurance card or last bill.',
    wrong: 'Enter the date as month, day and year, such as 03/09/2027.',
    far: 'Check the year: enter a date close to {{date}}.',
    old: 'Old policy, until {{date}}',
    new: 'New policy, from {{date}}',
    meets:
      'No gap and no overlap: your old policy ends by itself on {{date}}, when the new one is in place. Just make sure it isn’t renewed.',
    gap_one: 'A gap of {{count}} day: ask your old company to keep you covered until {{date}}.',
    gap_other: 'A gap of {{count}} days: ask your old company to keep you covered until {{date}}.',
    lateMeets:
      'No gap: both policies cover you from when you signed on {{begins}} until your old one ends by itself on {{date}}. Just make sure it isn’t renewed.',
    endedGap_one: 'Your old policy has ended. You have no coverage for {{count}} day, until {{date}}.',
    endedGap_other: 'Your old policy has ended. You have no coverage for {{count}} days, until {{date}}.',
    endedLateGap: 'A gap: your old policy ended before you signed the new one on {{begins}}.',
    endedInTime: 'No gap: the new policy was in place when your old one ended.',
    lateGap: 'A gap: your old policy ends before you signed the new one on {{begins}}.',
    overlap_one: 'An overlap of {{count}} day: end your old policy on {{date}}, so you don’t pay twice.',
    overlap_other: 'An overlap of {{count}} days: end your old policy on {{date}}, so you don’t pay twice.',
    lateOverlap_one: 'An overlap of more than {{count}} day: your old policy can end on {{date}}.',
    lateOverlap_other: 'An overlap of more than {{count}} days: your old policy can end on {{date}}.',
    letter: {
      title: 'A letter to cancel your old policy',
      lead: 'Fill in your old policy number, sign the letter and send it yourself before {{date}}. We don’t keep a copy.',
      leadSoon:
        'Fill in your old policy number, sign the letter and send it today. Call or email your old company as well. We don’t keep a copy.',
      print: 'Print the letter',
      label: 'Letter to cancel your old policy',
      company: 'Blank line: name of your old company',
      subject: 'Cancel my auto policy, number',
      number: 'Blank line: your old policy number',
      cancel: 'Please cancel my auto insurance policy at 12:01 a.m. on {{date}}.',
      next: 'From then on I’m insured with {{carrier}}.',
      ask: 'Please stop my automatic payments and refund what I paid for the time after that date. Please tell me in writing that my policy has ended.',
      close: 'Thank you,',
      signature: 'Blank line: your signature',
    },
  },
};
export type SwitchDayTexts = typeof switchDay;
