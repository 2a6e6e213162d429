/** Whether a demo uses one of the packages that ask for a licence key. */
export function isCommercial(packages: readonly string[]): boolean {
  return packages.some((name) => /^@mui\/x-.*-(pro|premium)$/.test(name));
}

/** Where the key of this site comes from. Without one the packages show their watermark. */
const KEY: string | undefined = import.meta.env.VITE_MUI_X_LICENSE_KEY;

/** Hands the site's key over before a commercial component is rendered; other demos load nothing. */
export async function applyLicense(commercial: boolean): Promise<void> {
  if (!KEY || !commercial) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(KEY);
}
