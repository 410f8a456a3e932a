// A browser on a busy machine may miss a moment. A story that fails is told and tried once more; one that fails twice fails.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
