const ID = String.raw`(?:R\d+(?:-\d+)?|\d+(?:\.\d+)?-\d+)`;
const TAG = new RegExp(String.raw`\s*\[(${ID}(?:, ${ID})*)\]$`);

/** The sentences a test says it shows, `[2.3-4, R18]` at the end of its title, and the title without them. */
export function idsOf(title: string): { ids: string[]; plain: string } {
  const tag = TAG.exec(title);
  return { ids: tag?.[1]?.split(', ') ?? [], plain: title.replace(TAG, '') };
}
