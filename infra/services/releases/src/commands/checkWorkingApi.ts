import { apiContract } from '../gate/apiContract';
import type { AskApi, AskHolds } from '../gate/askApi';
import { checkApi } from '../gate/checkApi';
import type { ReleaseStore } from '../store/openStore';
import { describedApi } from './describedApi';

/** Compares the API of these sources with what the kept releases' clients call. @throws Error that names what breaks */
export async function checkWorkingApi(
  store: ReleaseStore,
  askApi: AskApi,
  askHolds: AskHolds,
): Promise<string[]> {
  const { contract: running, check } = await askApi();
  const { clients, breaks } = await checkApi(
    store,
    apiContract(await describedApi()),
    running,
    await askHolds(),
  );
  if (breaks.length > 0) throw new Error(`This API breaks clients of kept releases:\n${breaks.join('\n')}`);
  return [`This API serves ${clients.join(', ') || 'nobody: no kept release has a contract'}`, check];
}
