# Builds the site and serves it with nginx:
#   docker build --build-arg SITE_URL=https://docs.example.com -t swatchbook .
#   docker run -p 8080:80 swatchbook
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=http://localhost:8080
ENV SITE_URL=$SITE_URL
RUN npm run build

FROM nginx:1.28-alpine
COPY --from=build /site/build/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build/client /srv/swatchbook
EXPOSE 80
