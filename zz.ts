import { readSeeds } from '#server/operator/seeding/seed-files.ts';
import { makeSeedPictures } from '#server/operator/seeding/seed-pictures.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
const media = createMediaService({ files: createDiskFiles('/tmp/seed-media2') });
const t=performance.now();const c=process.cpuUsage(); await makeSeedPictures({content:readSeeds(), media, say: console.log}); const d=process.cpuUsage(c); console.log('wall', performance.now()-t,'cpu',(d.user+d.system)/1e6);
