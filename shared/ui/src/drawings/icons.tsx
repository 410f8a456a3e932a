import { makeIcon } from './makeIcon';

// Each is marked pure, so a bundle contains only the icons it uses.
export const CheckIcon = /* #__PURE__ */ makeIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const PlusIcon = /* #__PURE__ */ makeIcon(<path d="M12 5v14M5 12h14" />);
export const CloseIcon = /* #__PURE__ */ makeIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = /* #__PURE__ */ makeIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronRightIcon = /* #__PURE__ */ makeIcon(<path d="m9.5 6 6 6-6 6" />);
export const ChevronLeftIcon = /* #__PURE__ */ makeIcon(<path d="m14.5 6-6 6 6 6" />);
export const SearchIcon = /* #__PURE__ */ makeIcon(
  <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />,
);
export const EditIcon = /* #__PURE__ */ makeIcon(
  <path d="m4 20 1-4.5L16.2 4.3a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L8.5 19 4 20ZM14 6.5l3.5 3.5" />,
);
export const TrashIcon = /* #__PURE__ */ makeIcon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5" />,
);
export const PhoneIcon = /* #__PURE__ */ makeIcon(
  <path d="M5 4h3.5l1.7 4.4-2.1 1.5a12 12 0 0 0 6 6l1.5-2.1L20 15.5V19a1.6 1.6 0 0 1-1.7 1.6C10.6 20 4 13.4 3.4 5.7A1.6 1.6 0 0 1 5 4Z" />,
);
export const MailIcon = /* #__PURE__ */ makeIcon(<path d="M4 5.5h16v13H4zM4.5 6.5l7.5 6 7.5-6" />);
export const HomeIcon = /* #__PURE__ */ makeIcon(
  <path d="M3.5 11.5 12 4.5l8.5 7M6 9.8V19.5h12V9.8M10 19.5V14h4v5.5" />,
);
export const KeyIcon = /* #__PURE__ */ makeIcon(
  <path d="M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM10.9 12.1 19 4M15.5 7.5 18 10" />,
);
export const WarningIcon = /* #__PURE__ */ makeIcon(
  <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.01" />,
);
export const InfoIcon = /* #__PURE__ */ makeIcon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v4.5M12 8v.01" />,
);
export const ShieldIcon = /* #__PURE__ */ makeIcon(
  <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.2-4.3" />,
);
export const DocumentIcon = /* #__PURE__ */ makeIcon(
  <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />,
);
export const CalendarIcon = /* #__PURE__ */ makeIcon(<path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />);
export const PersonIcon = /* #__PURE__ */ makeIcon(
  <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />,
);
export const CardIcon = /* #__PURE__ */ makeIcon(<path d="M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3" />);
export const ChatIcon = /* #__PURE__ */ makeIcon(<path d="M4 5h16v11h-8.5L7 20v-4H4z" />);
export const StarIcon = /* #__PURE__ */ makeIcon(
  <path d="m12 4 2.5 5.3 5.5.8-4 4 1 5.9-5-2.8L7 20l1-5.9-4-4 5.5-.8z" />,
);
