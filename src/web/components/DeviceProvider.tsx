import { type ReactNode, useEffect, useState } from 'react';
import type { Device } from '#shared/contracts/pages.ts';
import { DeviceContext } from './device.ts';

interface DeviceProviderProps {
  /** The device class that the server detected. */
  readonly initial: Device;
  readonly children: ReactNode;
}

/** Provides the device class and corrects it once after hydration, because the server sees request headers only. */
export function DeviceProvider({ initial, children }: DeviceProviderProps) {
  const [device, setDevice] = useState(initial);
  useEffect(() => {
    // A preview is of the device class that was asked for.
    if (document.documentElement.dataset.preview !== undefined) return;
    const detected = initial === 'mobile' || isMobile() ? 'mobile' : 'desktop';
    document.documentElement.dataset.device = detected;
    setDevice(detected);
  }, [initial]);
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/** Returns whether the device has a touch screen or a screen of at most 768 px (SPEC.md section 9). */
function isMobile(): boolean {
  const isTouch = navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches;
  return isTouch || matchMedia('(width <= 768px)').matches;
}
