import { darkColors, lightColors } from '@shared/ui/palette';

const colors = (
  of: Record<keyof typeof lightColors, string>,
): string => `body{color:${of.ink};background:${of.tint}}
main{background:${of.ground}}footer,.small{color:${of.muted}}a{color:${of.road}}
header,.go{background:${of.sign};color:${of['on-sign']}}.road{background:${of.asphalt}}.road div{border-color:${of.amber}}
th,td,li{border-color:${of.hairline}}.today{background:${of.road}}.later{background:${of.later}}.bar td{border-color:${of.ground}}`;

/** Mail programs support neither style sheets nor custom properties, so plain colors, both schemes, one column. */
export const LETTER_STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;print-color-adjust:exact;-webkit-print-color-adjust:exact}
header,.road,main,footer{max-width:560px;margin:0 auto;padding:16px 24px}
header{font-size:20px;font-weight:800}.road{padding:6px 24px;line-height:0}.road div{border-top:3px dashed}
main{padding:28px 24px}h1,h2{line-height:1.15;font-weight:800;letter-spacing:-.01em}
h1{font-size:30px;margin:0 0 16px}h2{font-size:20px;margin:32px 0 8px}
p,ul,table{margin:0 0 16px}ul{padding:0;list-style:none}li{padding:8px 0;border-bottom:1px solid}
table{border-collapse:collapse;width:100%}th,td{padding:0;border:0 solid;text-align:left}
.offer{padding:0 0 10px;border-bottom-width:1px}.name,.total{padding-top:10px}.total{text-align:right;font-weight:800}
.go{display:inline-block;margin:8px 0;padding:12px 22px;border:4px double;border-radius:12px;font-weight:700;text-decoration:none}
.price{margin:0;font-size:48px;line-height:1.1;font-weight:800;letter-spacing:-.02em}
.small,footer{font-size:14px}.bar{margin:6px 0}.bar td{height:14px;border-right-width:3px}a{overflow-wrap:anywhere}
${colors(lightColors)}
@media(prefers-color-scheme:dark){${colors(darkColors)}}`;
