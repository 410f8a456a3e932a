import type { FastifyInstance } from 'fastify';
import { emptyApp, type ServedApp } from '../../common/emptyApp';
import { messageRoutes } from './http/messageRoutes';
import { viewerRoutes } from './http/viewerRoutes';
import type { MessageStore } from './messageStore';

export interface AppOptions extends ServedApp {
  store: MessageStore;
  apiKey: string;
}

/** Builds the mailbox without listening; `inject` drives it in tests. */
export function buildMailBox({ store, apiKey, ...served }: AppOptions): FastifyInstance {
  // Letters with their attachments.
  const app = emptyApp(served, 20 * 1024 * 1024);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  messageRoutes(app, store, apiKey);
  viewerRoutes(app, store);
  return app;
}
