import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

test('a missing element is reported with the page, also after a wait', async () => {
  document.body.innerHTML = '<p>What the page says</p>';
  expect(() => screen.getByText('Nothing')).toThrow('What the page says');
  await expect(screen.findByText('Nothing', {}, { timeout: 1 })).rejects.toThrow('What the page says');
});

test('an axe violation is reported with its element and fix', async () => {
  document.body.innerHTML = '<main><input id="nameless"></main>';
  const results = await axe(document.body);
  expect(() => expect(results).toHaveNoViolations()).toThrow(/labels[^]*id="nameless"[^]*Fix any/);
});
