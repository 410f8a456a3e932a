import { PAGE_DATA_ID, type PageData } from '@shared/federation/page';

/** Data that the edge wrote into this page; its shape is not checked, since it was built with this release. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error('The page has no data block');
  const data: PageData = JSON.parse(block.textContent);
  return data;
}
