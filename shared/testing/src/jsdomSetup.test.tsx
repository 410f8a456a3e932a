import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

test('a missing element is told with the page, also after a wait', async () => {
  document.body.innerHTML = '<p>What the page says</p>';
  expect(() => screen.getByText('Nothing')).toThrow('What the page says');
  await expect(screen.findByText('Nothing', {}, { timeout: 1 })).rejects.toThrow('What the page says');
});

test('a fault that axe finds fails with its element and what to do', async () => {
  document.body.innerHTML = '<main><input id="nameless"></main>';
  const results = await axe(document.body);
  expect(() => expect(results).toHaveNoViolations()).toThrow(/labels[^]*id="nameless"[^]*Fix any/);
});
