import { makeIcon } from './makeIcon';

// Icons of what a coverage pays for; each is marked pure, as in `icons.tsx`.
export const InjuryIcon = /* #__PURE__ */ makeIcon(
  <path d="M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.5-3.6 3-5.5 6.5-5.5S15.5 16.4 16 20M18.5 7v5M16 9.5h5" />,
);
export const PropertyIcon = /* #__PURE__ */ makeIcon(
  <path d="M3 20h18M5 20V9.5L12 4.5l7 5V20M12.5 9.5 10 13h4l-2.5 4" />,
);
export const UnknownDriverIcon = /* #__PURE__ */ makeIcon(
  <path d="M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.5-3.6 3-5.5 6.5-5.5 2.2 0 4 .8 5.1 2.2M16.5 8.5a2.2 2.2 0 1 1 3 2c-.7.3-1 .8-1 1.5M18.5 15v.01" />,
);
export const HalfShieldIcon = /* #__PURE__ */ makeIcon(
  <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.5ZM12 3.5v17M15.5 8v8" />,
);
export const MedicalIcon = /* #__PURE__ */ makeIcon(
  <path d="M4 8h16v11.5H4zM9 8V4.5h6V8M12 11v5.5M9.25 13.75h5.5" />,
);
export const StormIcon = /* #__PURE__ */ makeIcon(
  <path d="M7.5 15A4 4 0 0 1 8 7a5 5 0 0 1 9.5 1.5 3.3 3.3 0 0 1-.5 6.5M12.5 11.5l-2 4h3l-2 4.5" />,
);
export const CrashIcon = /* #__PURE__ */ makeIcon(
  <path d="M2.5 16.5v-4l1.5-1L6 8h5l2.5 3.5V17M5.5 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM7.5 17h6M17 6l-1 4M20.5 8.5 17 11.5M21.5 14l-4.5-.5M16.5 16l3.5 2.5" />,
);
export const TowIcon = /* #__PURE__ */ makeIcon(
  <path d="M14 17V8h3.5l3.5 4.5V17h-1.5M3 17h1.5M8.5 17H15M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14 13 5 6v3.5" />,
);
