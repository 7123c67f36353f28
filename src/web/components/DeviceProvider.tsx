import { type ReactNode, useEffect, useState } from 'react';
import type { Device } from '#shared/contracts/pages.ts';
import { DeviceContext } from './device.ts';

interface DeviceProviderProps {
  /** As the server saw it. */
  readonly initial: Device;
  readonly children: ReactNode;
}

/** Tells the page which kind of device it is for, and sets right, once, what the server could not see. */
export function DeviceProvider({ initial, children }: DeviceProviderProps) {
  const [device, setDevice] = useState(initial);
  useEffect(() => {
    const seen = initial === 'mobile' || isMobile() ? 'mobile' : 'desktop';
    document.documentElement.dataset.device = seen;
    setDevice(seen);
  }, [initial]);
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/** SPEC.md section 9: a touch device, or a screen of 768 px or less. */
function isMobile(): boolean {
  const isTouch = navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches;
  return isTouch || matchMedia('(width <= 768px)').matches;
}
