import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { usePageTheme } from './usePageTheme.ts';

const branding: Branding = {
  title: 'Ward Rota',
  logo: <LocalHospitalIcon color="primary" fontSize="large" />,
};

const providers: AuthProvider[] = [{ id: 'google', name: 'Google' }];

export default function BrandedSignIn() {
  return (
    <AppProvider branding={branding} theme={usePageTheme()}>
      <SignInPage
        providers={providers}
        localeText={{ signInSubtitle: 'Use the account of the hospital' }}
      />
    </AppProvider>
  );
}
