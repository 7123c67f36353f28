import { createContext, useContext } from 'react';

export const PictureLoadingContext = createContext<'lazy' | 'eager'>('lazy');

/** When pictures are fetched: as they come near, or with the page where nothing may be asked for afterwards. */
export const usePictureLoading = (): 'lazy' | 'eager' => useContext(PictureLoadingContext);
