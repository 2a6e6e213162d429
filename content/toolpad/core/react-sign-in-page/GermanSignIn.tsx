import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Passwort' },
];

export default function GermanSignIn() {
  return (
    <div lang="de">
      <SignInPage
        providers={providers}
        localeText={{
          signInTitle: 'Anmelden',
          signInSubtitle: 'Bitte melden Sie sich an',
          signInRememberMe: 'Angemeldet bleiben',
          providerSignInTitle: (provider) => `Mit ${provider} anmelden`,
          email: 'E-Mail',
          password: 'Passwort',
          or: 'oder',
        }}
        slotProps={{ emailField: { placeholder: 'name@klinik.example' } }}
      />
    </div>
  );
}
