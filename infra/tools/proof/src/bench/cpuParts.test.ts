import { timeByPart } from './cpuParts';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 },
  children,
});

test('time is counted by package, and frames without a file count for their caller', () => {
  const parts = timeByPart({
    nodes: [
      node(1, '(root)', '', [2, 4, 5]),
      node(2, 'validate', 'file:///x/node_modules/yup/index.js', [3]),
      node(3, 'exec', ''),
      node(4, '(idle)', ''),
      node(5, 'save', 'file:///x/infra/services/api/src/quotes/saveEdit.ts', [6]),
      node(6, 'update', 'node:internal/crypto/cipher'),
    ],
    startTime: 0,
    endTime: 9,
    samples: [2, 3, 4, 5, 6],
    timeDeltas: [1000, 2000, 9000, 4000, 500],
  });
  expect([...parts]).toEqual([
    ['yup', 3],
    ['@infra/api, quotes', 4],
    ['node:crypto', 0.5],
  ]);
});
