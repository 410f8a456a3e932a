import { createTestClient } from './src/testing/testClient.ts';
import { createRatableQuote } from './src/testing/fixtures.ts';
const base='http://127.0.0.1:6110';
const app = { clock: Date.now, async inject(r){ const o = typeof r==='string'?{url:r}:r; const a = await fetch(base+o.url,{method:o.method??'GET',headers:o.headers,body:o.payload}); const body=await a.text(); return {statusCode:a.status,headers:Object.fromEntries(a.headers),body,json:()=>JSON.parse(body)}; } };
for(let i=0;i<100;i++){ const c=await createTestClient(app as never); const q=await createRatableQuote(c); const r=await c.call({method:'GET',path:`/v2/quotes/${q.id}/rates`}); if(r.status!==200) throw new Error(String(r.status)); }
