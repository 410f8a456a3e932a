import { lateTexts } from '@shared/i18n';

/** What the chat's panel says beside the frame's texts. */
export const chatTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "chat-en" */ '../locales/en/chat').then((part) => ({ shell: part.chat })),
  es: () =>
    import(/* webpackChunkName: "chat-es" */ '../locales/es/chat').then((part) => ({ shell: part.chat })),
});
