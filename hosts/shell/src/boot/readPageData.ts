import { PAGE_DATA_ID, type PageData } from '@shared/federation/page';

/** What the edge wrote into this page. It is ours, built with this release, so its shape is taken as given. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error('The page has no data block');
  const data: PageData = JSON.parse(block.textContent);
  return data;
}
