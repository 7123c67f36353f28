import sharp from 'sharp'; import { mkdirSync } from 'node:fs';
import { drawBreathing } from '#server/operator/covers/breathing.ts';
mkdirSync('/tmp/frames',{recursive:true});
const fps=20;
for (let f=0; f<10*fps; f++){ const t=f/fps; const b = t<4 ? (1-Math.cos(Math.PI*t/4))/2 : (1+Math.cos(Math.PI*(t-4)/6))/2;
 await sharp(Buffer.from(drawBreathing(b))).resize(854,480).removeAlpha().png({compressionLevel:1}).toFile(`/tmp/frames/${String(f).padStart(3,'0')}.png`); }
await sharp(Buffer.from(drawBreathing(0.8))).png().toFile('/tmp/breath.png');
