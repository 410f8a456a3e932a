import { axe } from 'jest-axe';

/** Fails with axe's findings as text; for tests only. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe(container);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
