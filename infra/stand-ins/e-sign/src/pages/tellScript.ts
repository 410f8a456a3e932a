/** In a frame it posts to the embedding page's exact origin; a top-level page returns to where it came from. */
export const TELL_SCRIPT = `'use strict';
{
  const { origin, goOn, ...message } = JSON.parse(document.currentScript.dataset.message);
  if (window.parent !== window) window.parent.postMessage(message, origin);
  else if (goOn) window.location.replace(goOn);
}
`;
