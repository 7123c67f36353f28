import { type ReactNode, useEffect, useState } from 'react';
import type { Device } from '#shared/contracts/pages.ts';
import { DeviceContext } from './device.ts';

interface DeviceProviderProps {
  /** The device class that the server detected. */
  readonly initial: Device;
  readonly children: ReactNode;
}

/** Screens of at most this width are mobile (SPEC.md section 9). */
const narrow = '(width <= 768px)';

/**
 * Provides the device class. The server sees request headers only, so the browser corrects it after hydration, and again when a
 * window is made narrow or wide.
 */
export function DeviceProvider({ initial, children }: DeviceProviderProps) {
  const [device, setDevice] = useState(initial);
  useEffect(() => {
    // A preview is of the device class that was asked for.
    if (document.documentElement.dataset.preview !== undefined) return undefined;
    const width = matchMedia(narrow);
    const correct = () => {
      const detected = initial === 'mobile' || isTouch() || width.matches ? 'mobile' : 'desktop';
      document.documentElement.dataset.device = detected;
      setDevice(detected);
    };
    correct();
    width.addEventListener('change', correct);
    return () => width.removeEventListener('change', correct);
  }, [initial]);
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

const isTouch = (): boolean => navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches;
