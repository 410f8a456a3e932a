import type { AppName, AppVersion, Frame, Release } from '@infra/releases';
import { pack, type Packed } from '@infra/server';
import { hourOf } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import {
  APP_ID,
  ASSETS_MARK,
  FRAGMENT_SLOT,
  type InspectNote,
  PAGE_DATA_ID,
  type PreviewNote,
  HOUR_SLOT,
  ROAD_SLOT,
  STATIC_PAGE_ID,
  STATIC_STYLE_ID,
} from '@shared/federation/page';
import type { EdgeEnvironment } from '../environment';
import type { IndexablePage } from '../discovery/indexable';
import { headTags } from '../discovery/headTags';
import { inspectorBar } from '../inspector/inspectorBar';
import { type ForeignOrigins, foreignOriginsAt } from './foreignOrigins';
import { baseOf, pageData } from './pageData';
import { contentSecurityPolicy } from './securityHeaders';

/**
 * The page's inline script marks the document if the browser may open the screen (`hosts/shell/src/inline`).
 */
const TOGGLE =
  '[data-if-open]{display:none}[data-opens] [data-if-open]{display:block}[data-opens] [data-unless-open]{display:none}';

interface Screen {
  /** The version that owns the address; the shell's if no remote does. */
  owner: AppVersion;
  pattern: string;
  language: Language;
  /** Markup of the placeholder for any screen. */
  loading: string;
}

/**
 * Content of the main area until the app renders, and its extra style: the screen's heading if it is the same
 * for every quote and this browser holds one (ADR 0022), else a placeholder.
 */
function whileLoading({ owner, pattern, language, loading }: Screen): { html: string; css: string } {
  const headings = owner.headings?.[language];
  const heading = headings?.html[pattern];
  if (!headings || heading === undefined) return { html: loading, css: '' };
  return {
    html: `<div data-if-open>${heading}</div><div data-unless-open>${loading}</div>`,
    css: TOGGLE + headings.css,
  };
}

export interface BuiltPage extends Packed {
  headers: Record<string, string>;
}

export interface PageInput {
  release: Release;
  /** The versions that parts fall back to. */
  fallbacks: Partial<Record<AppName, AppVersion | null>>;
  /** What the page says about itself if it is a preview. */
  preview: PreviewNote | null;
  /** What the page tells a visitor who may look inside it; null for everyone else. */
  inspect: InspectNote | null;
  language: Language;
  /** The remote that owns the address; its scripts are preloaded. */
  owner: AppName | null;
  pattern: string;
  /** Whether the page includes the start screen's fragment. */
  isStart: boolean;
  /** What search engines may list it as; null if they may not. */
  indexable: IndexablePage | null;
  environment: EdgeEnvironment;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M14 22h4v10h-4z' fill='%237B8592'/%3E%3Crect x='3' width='26' height='24' rx='5' fill='%230A5C46'/%3E%3Cpath d='m9 20 4-16h6l4 16M16 4v4m0 4v6' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E";

/** Routes that need no quote (readings 16). */
const isOpenToAll = ({ isStart, pattern }: PageInput) => isStart || pattern === '/quotes/not-covered';

interface Tags {
  /** The shell's scripts, and what every visitor preloads. */
  now: string;
  /** Preloaded only if the browser holds the quote; the page's inline script decides. */
  ifOpen: string;
}

function scriptTags(input: PageInput): Tags {
  const { release, language, owner, pattern, isStart, environment } = input;
  const tag = (version: AppVersion, name: string, render: (address: string, integrity: string) => string) => {
    const integrity = environment.integrity ? ` integrity="${version.files[name]?.integrity ?? ''}"` : '';
    return render(baseOf(version, environment) + name, `crossorigin="anonymous"${integrity}`);
  };
  const preload = (version: AppVersion, names: string[] = []) =>
    names.map((name) =>
      tag(version, name, (href, rest) => `<link rel="preload" as="script" href="${href}" ${rest}>`),
    );
  const { shell } = release.apps;
  const own = shell.initial.map((name) =>
    tag(shell, name, (src, rest) => `<script defer src="${src}" ${rest}></script>`),
  );
  const remote = owner && release.apps[owner];
  if (!remote) return { now: own.join(''), ifOpen: '' };
  // Preload everything the screen needs at once, so that no part waits for the one before.
  const sealing = isStart ? [] : preload(shell, shell.screens?.['*']);
  const texts = remote.texts?.[language];
  const names = [
    ...remote.initial,
    ...(texts?.initial ?? []),
    ...(remote.screens?.[pattern] ?? []),
    ...(texts?.screens[pattern] ?? []),
  ];
  const ahead = [...preload(remote, names), ...sealing].join('');
  return isOpenToAll(input)
    ? { now: own.join('') + ahead, ifOpen: '' }
    : { now: own.join(''), ifOpen: `<template id="preloads">${ahead}</template>` };
}

function frameOf({ release, language }: PageInput): Frame {
  const frame = release.apps.shell.frame?.[language];
  if (!frame) throw new Error('This build of the shell has no frame');
  return frame;
}

/** The chat's origin on routes that may show it (reading 23). */
function chatOriginOf(input: PageInput): string | null {
  const { withoutChat } = frameOf(input);
  const mayHaveChat = withoutChat !== undefined && !withoutChat.patterns.includes(input.pattern);
  return mayHaveChat ? input.environment.chatOrigin : null;
}

/** Foreign origins of the page: the route's third party, and the chat's frame. */
function foreignOriginsOf(input: PageInput): ForeignOrigins {
  const { scripts, frames, calls } = foreignOriginsAt(input.pattern, input.environment.thirdParties);
  const chat = chatOriginOf(input);
  return { scripts, calls, frames: chat === null ? frames : [...frames, chat] };
}

function staticParts(input: PageInput) {
  const { release, language, owner, pattern, isStart, environment } = input;
  const { shell, quote } = release.apps;
  const placed = (version: AppVersion, text: string) =>
    text.replaceAll(ASSETS_MARK, baseOf(version, environment));
  const frame = frameOf(input);
  const bar = input.inspect && inspectorBar(release, owner, input.inspect);
  const around = chatOriginOf(input) === null ? (frame.withoutChat?.html ?? frame.html) : frame.html;
  const version = (owner && release.apps[owner]) || shell;
  const fragment = isStart ? quote.fragment?.[language] : undefined;
  const loading = placed(shell, frame.loading);
  const content = fragment ?? whileLoading({ owner: version, pattern, language, loading });
  const space = frame.roadSpace?.patterns.includes(pattern) ? frame.roadSpace.html : '';
  const html = placed(shell, around)
    .replace(HOUR_SLOT, `data-hour="${hourOf(pattern)}"`)
    .replace(ROAD_SLOT, () => placed(shell, fragment ? frame.road : space))
    .replace(FRAGMENT_SLOT, () => placed(version, content.html));
  return {
    frame,
    html,
    style: placed(shell, frame.css) + placed(version, content.css) + (bar?.style ?? ''),
    bar: bar?.html ?? '',
    heading: version.headings?.[language]?.html[pattern],
  };
}

function inlineScripts({ release, environment }: PageInput): string[] {
  const [guard = '', ...others] = release.apps.shell.inline ?? [];
  return environment.integrity ? [guard, ...others] : others;
}

function pageText(input: PageInput): { text: string; style: string } {
  const { frame, html: still, style, bar, heading } = staticParts(input);
  const data = pageData(
    input.release,
    input.fallbacks,
    {
      language: input.language,
      preview: input.preview,
      inspect: input.inspect,
      chatOrigin: chatOriginOf(input),
      thirdParties: foreignOriginsOf(input).scripts,
    },
    input.environment,
  );
  const tags = scriptTags(input);
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const text = [
    `<!doctype html><html lang="${input.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({
      page: input.indexable,
      language: input.language,
      site: input.environment.originOf(input.release.apps.shell),
      brand: data.config.brand,
      title: frame.title,
      description: frame.description,
      heading,
    }),
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${ICON}">`,
    `<style id="${STATIC_STYLE_ID}">${style}</style>`,
    tags.ifOpen,
    ...inlineScripts(input).map((script) => `<script>${script}</script>`),
    tags.now,
    `</head><body><div id="${STATIC_PAGE_ID}">${still}</div>`,
    // After the visible content: its hashes do not compress and would delay it on a slow line.
    `<script type="application/json" id="${PAGE_DATA_ID}">${block}</script>`,
    `<div id="${APP_ID}" hidden></div><div id="portal"></div>${bar}</body></html>`,
  ].join('');
  return { text, style };
}

/** A page in every encoding. Its tag changes with its text, its policy, and what else it `depends` on. */
export function packPage(text: string, headers: BuiltPage['headers'], depends = ''): BuiltPage {
  return { ...pack(text, [headers['content-security-policy'] ?? '', depends]), headers };
}

/** One page of one release in one language; built once, then cached. */
export function buildPage(input: PageInput): BuiltPage {
  const { environment, release } = input;
  const { text, style } = pageText(input);
  const { shell, ...remotes } = release.apps;
  const foreign = foreignOriginsOf(input);
  // Integrity-Policy allows no exception, and another company's script changes without notice.
  const hasIntegrityPolicy = environment.integrity && foreign.scripts.length === 0;
  const policy = contentSecurityPolicy({
    inlineScripts: inlineScripts(input),
    style,
    remoteOrigins: Object.values(remotes).map(environment.originOf),
    vehicleDataOrigin: environment.vehicleDataOrigin,
    foreign,
  });
  const headers = {
    'content-security-policy': policy,
    // A second line of defense: browsers that support it block every script without a hash.
    ...(hasIntegrityPolicy ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
  };
  return packPage(text, headers, environment.originOf(shell));
}
