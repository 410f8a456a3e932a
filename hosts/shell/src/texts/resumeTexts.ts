import { lateTexts } from '@shared/i18n';

/** What opening a mailed quote says beside the frame's texts. */
export const resumeTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "resume-en" */ '../locales/en/resume').then((part) => ({
      shell: part.resume,
    })),
  es: () =>
    import(/* webpackChunkName: "resume-es" */ '../locales/es/resume').then((part) => ({
      shell: part.resume,
    })),
});
