import { Map as MapIcon, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type MapSettings, readAttribution, readMapTiles } from '#shared/geography/map-tiles.ts';
import { liveMap as text } from '#shared/language/ka/directories/map.ts';
import { PillButton } from '../forms/PillButton.tsx';
import { ExternalMark } from '../navigation/ExternalMark.tsx';
import styles from './MapOnDemand.module.css';

interface MapOnDemandProps<Props> {
  readonly settings: MapSettings;
  /** Loads the map's code; absent on the server, where no map is drawn. */
  readonly load: (() => Promise<ComponentType<Props>>) | undefined;
  readonly map: Props;
  /** What stands in the map's place until it is opened. */
  readonly children?: ReactNode;
}

/**
 * Renders a button that opens a map and says beforehand who supplies it. Until it is pressed neither the map's code is loaded
 * nor anything asked of the map service.
 */
export function MapOnDemand<Props extends object>({
  settings,
  load,
  map,
  children,
}: MapOnDemandProps<Props>) {
  const [isReady, setReady] = useState(false);
  const [opened, setOpened] = useState<{ readonly View: ComponentType<Props> }>();
  const [message, setMessage] = useState<string>();
  useEffect(() => setReady(true), []);
  const open = () => {
    setMessage(text.opening);
    load?.().then(
      (View) => {
        setMessage(undefined);
        setOpened({ View });
      },
      () => setMessage(text.unavailable),
    );
  };
  const host = readMapTiles(settings.tiles)?.host ?? '';
  return (
    <div className={styles.map} data-map={opened ? 'open' : 'closed'}>
      {opened ? <opened.View {...map} /> : children}
      <div className={styles.offer}>
        <PillButton
          icon={opened ? <X size={20} /> : <MapIcon size={20} />}
          isDisabled={!isReady || message === text.opening}
          onPress={opened ? () => setOpened(undefined) : open}
        >
          {opened ? text.close : text.open}
        </PillButton>
        <p aria-live="polite" className={styles.note}>
          {message}
        </p>
        <p className={styles.note}>{opened ? <Attribution settings={settings} /> : text.whose(host)}</p>
      </div>
    </div>
  );
}

function Attribution({ settings }: { readonly settings: MapSettings }) {
  if (!settings.attribution) return readMapTiles(settings.tiles)?.host;
  const { text: words, href } = readAttribution(settings.attribution);
  if (!href) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
      <ExternalMark />
    </a>
  );
}
