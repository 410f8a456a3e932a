export const buildOpenApi = (): object => ({ openapi: '3.1.0' });
