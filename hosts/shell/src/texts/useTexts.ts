import { useTranslation } from 'react-i18next';

export function useTexts(namespace: string) {
  return useTranslation(namespace);
}
