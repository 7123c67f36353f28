import { createContext, useContext } from 'react';
import type { Device } from '#shared/contracts/pages.ts';

export const DeviceContext = createContext<Device>('desktop');

/** Returns the device class: as the server detected it, after hydration as the browser did. */
export const useDevice = (): Device => useContext(DeviceContext);
