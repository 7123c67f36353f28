import type { AdTag } from './ad-tag.ts';

/** A demonstration ad in VAST, with pictures of the portal. */
const vast = `<VAST version="3.0"><Ad id="demo"><InLine><AdSystem>demo</AdSystem><AdTitle>demo</AdTitle>
  <Creatives>
    <Creative><Linear><Duration>00:00:06</Duration>
      <VideoClicks><ClickThrough>https://mshvidi-saghamo.example/</ClickThrough></VideoClicks>
      <MediaFiles><MediaFile delivery="progressive" type="video/webm" width="640" height="360">/static/demo-ad/preroll.webm</MediaFile></MediaFiles>
    </Linear></Creative>
    <Creative><NonLinearAds><NonLinear width="480" height="72">
      <StaticResource creativeType="image/webp">/static/demo-ad/overlay.webp</StaticResource>
      <NonLinearClickThrough>https://mshvidi-saghamo.example/</NonLinearClickThrough>
    </NonLinear></NonLinearAds></Creative>
  </Creatives></InLine></Ad></VAST>`;

/** The built-in demonstration tag, which makes no request. */
export function createDemoTag(): AdTag {
  return {
    read: async () => (await import('./read-vast.ts')).readVast('demo:', async () => vast),
  };
}
