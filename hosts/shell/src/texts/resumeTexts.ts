import { lateTexts } from '@shared/i18n';

/** Texts for opening an emailed quote, besides the frame's. */
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
