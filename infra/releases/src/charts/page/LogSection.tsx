import type { ActLog } from '@shared/kit/release';
import { Notice, SectionHeading, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { Scrolled, Table } from './Table';
import { dateText } from './times';

/** Acts that are shown; `npm run release -- log` prints all. */
const SHOWN = 12;

/** The last acts, newest first. */
export function LogSection({ log: { entries, broken } }: { log: ActLog }) {
  return (
    <section aria-labelledby="acts">
      <Stack>
        <SectionHeading id="acts">Last acts</SectionHeading>
        {broken !== null && <Notice tone="danger">The log was changed. {broken}</Notice>}
        <Scrolled label="Table of the last acts">
          <Table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {entries
                .slice(-SHOWN)
                .toReversed()
                .map(({ at, who, what, why, after }) => (
                  <tr key={after}>
                    <th scope="row">{dateText(at)}</th>
                    <td>{who}</td>
                    <Words>{what}</Words>
                    <Words>{why}</Words>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Scrolled>
      </Stack>
    </section>
  );
}

const Words = styled.td`
  && {
    min-width: 12rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
