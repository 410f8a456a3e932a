/** In a frame the page around it is told, at its exact origin; a page of its own goes back to where it came from. */
export const TELL_SCRIPT = `'use strict';
{
  const { origin, goOn, ...message } = JSON.parse(document.currentScript.dataset.message);
  if (window.parent !== window) window.parent.postMessage(message, origin);
  else if (goOn) window.location.replace(goOn);
}
`;
