/** Hands the site's key over before a commercial component is rendered; other demos load nothing. */
export async function applyLicense(commercial: boolean): Promise<void> {
  // Without one the packages show their watermark.
  const key: string | undefined = import.meta.env.VITE_MUI_X_LICENSE_KEY;
  if (!key || !commercial) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(key);
}
