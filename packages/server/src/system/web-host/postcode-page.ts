import { tag } from './html.ts';

type Widget = { scriptUrl: string; frameBase: string };
type Page = { webOrigin: string; postcode: Widget };

/** Address of the page below. */
export const POSTCODE_PATH = '/api/postcode/';

/**
 * Policy of the page that holds the postcode widget. The widget writes inline styles and scripts (daumPostcode QnA
 * #1124), which our own pages forbid, and what its script does is not ours, so it has a page of its own on another host
 * (ADR 0038): there it has none of the rights of our app.
 */
export function postcodePolicy({ webOrigin, postcode: { scriptUrl, frameBase } }: Page): string {
  const sources = [...new Set([new URL(scriptUrl).origin, new URL(frameBase).origin])].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: ${sources}`,
    `font-src ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    `frame-ancestors ${webOrigin}`,
    `base-uri 'none'`,
    `form-action ${sources}`,
  ].join('; ');
}

const STYLE =
  'html,body,#widget{margin:0;height:100%}body{overflow:hidden}html{color-scheme:light}html[data-theme=dark]{color-scheme:dark;background:#1b2129}';

/**
 * Posts messages to the page around it, which is of our app: `ready`, `failed` when the script did not load, `found` with the widget's own
 * data, and `escape`, a key that the parent page cannot receive from here. The widget's own frame is of another origin,
 * so its keys reach neither page.
 */
const toScript = (webOrigin: string): string => `(function(){
var asked=new URLSearchParams(location.search);
var tell=function(message){parent.postMessage(Object.assign({from:'danji-postcode'},message),${JSON.stringify(webOrigin)})};
addEventListener('keydown',function(event){if(event.key==='Escape'&&!event.isComposing)tell({type:'escape'})});
var dark=asked.get('theme')==='dark';
if(dark)document.documentElement.dataset.theme='dark';
if(!window.daum||!window.daum.Postcode){tell({type:'failed'});return}
var theme=dark?{bgColor:'#1b2129',searchBgColor:'#252c36',contentBgColor:'#1b2129',pageBgColor:'#161b22',textColor:'#f0f3f7',queryTextColor:'#f0f3f7',postcodeTextColor:'#ff9497',emphTextColor:'#86b3ff',outlineColor:'#303843'}:{};
new window.daum.Postcode({width:'100%',height:'100%',maxSuggestItems:5,theme:theme,oncomplete:function(data){tell({type:'found',data:data})}}).embed(document.getElementById('widget'),{q:asked.get('q')||'',autoClose:false});
tell({type:'ready'});
})()`;

/**
 * Renders the page that holds the widget. Its script is part of the document, since older versions of the widget write
 * into it.
 */
export const renderPostcodePage = ({ webOrigin, postcode: { scriptUrl } }: Page): string =>
  `<!doctype html>\n<html lang="ko">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>주소 찾기</title>\n<style>${STYLE}</style>\n${tag('script', { src: scriptUrl })}</script>\n</head>\n<body>\n<div id="widget"></div>\n<script>${toScript(webOrigin)}</script>\n</body>\n</html>\n`;
